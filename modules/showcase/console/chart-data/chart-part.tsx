import { EChart, type EChartProps } from '#modules/showcase/parts/chart/echart'
import { useState } from 'react'
import { useChartLabels } from './library-chart'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './chart-page.module.css'

/** Fills its place. The retry button loads the chart. */
function ChartPart({ isFailed, ...props }: EChartProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className={css.wide}>
      <EChart {...props} isFailed={isFailed && !isLoaded} onRetry={() => setLoaded(true)} />
    </div>
  )
}

const chinese = {
  label: '图表的内容；也是数据表的标题。',
  option: '按主题的颜色返回 ECharts 的选项。换一个函数即重新绘制，读者的缩放、框选和隐藏保留。',
  table: '同样的数据，按行排列；没有行时显示空状态。',
  labels: '按钮、状态和朗读的文字。',
  height: '高度，像素。',
  pointOf: '表格的一行对应哪个数据点；不填则为第一个系列中序号相同的点。',
  isFailed: '数据没有加载出来：显示错误状态，按钮调用 onRetry。',
  onRetry: '点击错误状态中的重试按钮时调用。',
  onSave: '保存图片；不填则没有保存图片的按钮。',
  onReady: '每次创建图表后得到它，用来监听事件；返回的函数在销毁前运行。',
} as const

/** Makes `EChart` known to the page of one kind of chart. `useStart` returns all but the labels. */
export const chartPart = (useStart: () => Omit<EChartProps, 'labels'>) =>
  namedPart('EChart', ChartPart, {
    from: '#modules/showcase/parts/chart/echart',
    properties: () => import('#modules/showcase/parts/chart/echart?properties'),
    chinese,
    useStart: () => ({ ...useStart(), labels: useChartLabels() }),
  })
