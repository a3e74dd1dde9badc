import { SplitHandle, SplitPane, SplitPanes } from '#modules/showcase/parts/layout/split-pane'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

/** A pane has a neighbour. */
function PaneOfTwo(props: ComponentProps<typeof SplitPane>) {
  const t = useText(texts)
  return (
    <div className={`${css.frame} ${css.low}`}>
      <SplitPanes id="part">
        <SplitPane {...props} />
        <SplitHandle label={t('widthOfFolders')} />
        <SplitPane id="text" minSize={80}>
          <p className={css.pad}>{t('mail1Text')}</p>
        </SplitPane>
      </SplitPanes>
    </div>
  )
}

export const part = namedPart('SplitPane', PaneOfTwo, {
  from: '#modules/showcase/parts/layout/split-pane',
  properties: () => import('#modules/showcase/parts/layout/split-pane?properties'),
  chinese: {
    id: '在所属的 SplitPanes 中唯一。',
    defaultSize: '开始时的大小；数字为像素，如 30% 的文字为占整体的比例。不填则均分。',
    minSize: '最小的大小，像素或比例；不填为 0。',
    maxSize: '最大的大小，像素或比例；不填则没有限制。',
    isCollapsible: '拖到远小于 minSize 时收起到 collapsedSize。',
    collapsedSize: '收起后的大小，像素或比例；不填为 0。',
    handle: '从外部收起和展开它。',
    onResize: '每次改变后以像素大小调用。',
    children: '面板的内容；放不下时自行滚动。',
  },
  useStart: () => {
    const t = useText(texts)
    return { id: 'folders', defaultSize: '30%', minSize: '20%', children: <p className={css.pad}>{t('inbox')}</p> }
  },
})
