import { InfiniteList } from '#modules/showcase/parts/interaction/infinite-list'
import { useState, type ComponentProps } from 'react'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { usePictures, type Picture } from '../../../media/pictures'
import { useListLabels } from './demo-people'
import css from './page.module.css'

type Props = ComponentProps<typeof InfiniteList<Picture>>

const step = 8

/** Loads the items from memory. */
function Loading({ items, hasMore, ...props }: Props) {
  const [count, setCount] = useState(step)
  return (
    <div className={css.list}>
      <InfiniteList
        {...props}
        items={items.slice(0, count)}
        hasMore={hasMore && count < items.length}
        onMore={() => setCount(count + step)}
      />
    </div>
  )
}

export const part = namedPart('InfiniteList', Loading, {
  from: '#modules/showcase/parts/interaction/infinite-list',
  properties: () => import('#modules/showcase/parts/interaction/infinite-list?properties'),
  chinese: {
    items: '目前已加载的条目，按加载的顺序。',
    keyOf: '返回条目的键，在列表中唯一。',
    children: '渲染一个条目。',
    onMore: '加载后面的条目；加载中或出错后不会调用。',
    hasMore: '后面还有条目。',
    isLoading: '正在加载后面的条目。',
    hasFailed: '上一次加载失败；已加载的条目保留，可以点按钮重试。',
    onRetry: '点击重试按钮时调用。',
    labels: '列表及其按钮和状态的文字。',
    isManual: '点按钮加载，而不是滚动时加载。',
    isUpwards: '第一条在底部，后面的条目出现在上方，如聊天记录。',
    height: '列表的高度，像素；不填为 360。',
  },
  useStart: () => ({
    items: usePictures(),
    keyOf: ({ name }) => name,
    children: ({ title }) => title,
    onMore: () => undefined,
    hasMore: true,
    isLoading: false,
    hasFailed: false,
    onRetry: () => undefined,
    labels: useListLabels(),
    height: 240,
  }),
})
