import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import { ChoiceDialogs, useAskChoice } from '../ask-choice'
import { texts } from '../text'

function Order() {
  const t = useText(texts)
  const ask = useAskChoice()
  const [result, setResult] = useState('')
  const order = async () => {
    const ways = ['express', 'standard', 'pickup'] as const
    const options = ways.map((value) => ({ value, label: t(value) }))
    const answer = await ask({ title: t('askDelivery'), action: t('order'), options })
    const chosen = ways.find((way) => way === answer)
    setResult(chosen ? t('ordered', { answer: t(chosen) }) : t('notOrdered'))
  }
  return (
    <div className={sample.card}>
      <b className={sample.title}>{t('delivery')}</b>
      <span className={sample.hint}>{t('deliveryHint')}</span>
      <Button type="primary" icon={<Icon name="lucide:shopping-bag" />} onClick={() => void order()}>
        {t('order')}
      </Button>
      <span role="status">{result}</span>
    </div>
  )
}

export default function Dialog() {
  return (
    <ChoiceDialogs>
      <Order />
    </ChoiceDialogs>
  )
}
