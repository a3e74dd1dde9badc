import { InfiniteList } from '#modules/showcase/parts/interaction/infinite-list'
import { Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Person, useDemoPeople, useListLabels } from '../demo-people'
import css from '../page.module.css'
import { texts } from '../text'

export default function ByButton() {
  const t = useText(texts)
  const [name, setName] = useState<string>(t('someone'))
  const people = useDemoPeople({ pageSize: 5, name })
  return (
    <div className={css.list}>
      <Input.Search aria-label={t('name')} defaultValue={name} onSearch={setName} />
      <InfiniteList {...people} labels={useListLabels()} isManual height={400}>
        {(person) => <Person person={person} />}
      </InfiniteList>
    </div>
  )
}
