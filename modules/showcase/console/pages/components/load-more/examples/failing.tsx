import { InfiniteList } from '#modules/showcase/parts/interaction/infinite-list'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Person, useDemoPeople, useListLabels } from '../demo-people'
import css from '../page.module.css'
import { texts } from '../text'

export default function Failing() {
  const t = useText(texts)
  const [network, setNetwork] = useState<'up' | 'down'>('up')
  const people = useDemoPeople({ pageSize: 10, isDown: network === 'down' })
  return (
    <div className={css.list}>
      <Segmented
        block
        aria-label={t('network')}
        options={(['up', 'down'] as const).map((value) => ({ value, label: t(value) }))}
        value={network}
        onChange={setNetwork}
      />
      <InfiniteList {...people} labels={useListLabels()}>
        {(person) => <Person person={person} />}
      </InfiniteList>
    </div>
  )
}
