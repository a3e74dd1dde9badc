import { InfiniteList } from '#modules/showcase/parts/interaction/infinite-list'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { useListLabels } from '../demo-people'
import { Message, total } from '../message'
import css from '../page.module.css'
import { texts } from '../text'

export default function Conversation() {
  const t = useText(texts)
  const [count, setCount] = useState(12)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const answer = setTimeout(() => {
      setCount((now) => Math.min(now + 12, total))
      setLoading(false)
    }, 400)
    return () => clearTimeout(answer)
  }, [isLoading])
  const load = () => setLoading(true)
  return (
    <div className={css.list}>
      <InfiniteList
        isUpwards
        items={Array.from({ length: count }, (_, index) => total - index)}
        keyOf={(number) => number}
        hasMore={count < total}
        isLoading={isLoading}
        hasFailed={false}
        onMore={load}
        onRetry={load}
        labels={{ ...useListLabels(), list: t('messages'), end: t('messagesEnd') }}
      >
        {(number) => <Message number={number} />}
      </InfiniteList>
    </div>
  )
}
