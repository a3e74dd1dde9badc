import { LineChart, PieChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([LineChart, PieChart, GridComponent, TooltipComponent, SVGRenderer])

export { init }
