import { Button } from 'antd'
import { useState } from 'react'
import { JsonEditor } from 'atrium/console/editor'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { errorsOfOrder } from '../order-schema'
import css from '../page.module.css'
import { useOrderSample } from '../samples'
import { texts } from '../text'

export default function Order() {
  const t = useText(texts)
  const sample = useOrderSample()
  const [text, setText] = useState(sample)
  const isFine = isOrder(text)
  return (
    <div className={css.sheet}>
      <JsonEditor
        label={t('orderLabel')}
        value={text}
        onChange={setText}
        validate={errorsOfOrder}
        fileName="order"
        height={400}
      />
      <div className={css.row}>
        {isFine && (
          <span className={css.fine}>
            <Icon name="lucide:circle-check" />
            {t('fine')}
          </span>
        )}
        <Button type="primary" disabled={!isFine} onClick={() => notify.success(t('sent'))}>
          {t('submit')}
        </Button>
      </div>
    </div>
  )
}

function isOrder(text: string): boolean {
  try {
    return errorsOfOrder(JSON.parse(text)).length === 0
  } catch {
    return false
  }
}
