import { InfiniteList } from '#modules/showcase/parts/interaction/infinite-list'
import { Person, useDemoPeople, useListLabels } from '../demo-people'
import css from '../page.module.css'

export default function Scrolling() {
  const people = useDemoPeople({ pageSize: 20 })
  return (
    <div className={css.list}>
      <InfiniteList {...people} labels={useListLabels()}>
        {(person) => <Person person={person} />}
      </InfiniteList>
    </div>
  )
}
