import { Button, Input, InputNumber, Tour } from 'antd'
import { useRef, useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { tourFooter } from '../tour-actions'

const fields = ['customer', 'amount', 'save'] as const

export default function FormTour() {
  const t = useText(texts)
  const [current, setCurrent] = useState<number>()
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const go = (step?: number) => {
    const isOver = step === undefined || step >= fields.length
    setCurrent(isOver ? undefined : step)
    if (isOver) opener.current?.focus()
  }
  return (
    <div ref={form} className={css.form}>
      <label className={css.field} data-field="customer">
        {t('customer')}
        <Input placeholder={t('customerHint')} />
      </label>
      <label className={css.field} data-field="amount">
        {t('amount')}
        <InputNumber min={1} defaultValue={12} />
      </label>
      <div className={css.row}>
        <Button data-field="save" onClick={() => notify.info(t('saved'))}>
          {t('save')}
        </Button>
        <Button ref={opener} type="text" icon={<Icon name="lucide:circle-question-mark" />} onClick={() => go(0)}>
          {t('showHow')}
        </Button>
      </div>
      {current !== undefined && (
        <Tour
          open
          current={current}
          onChange={go}
          onClose={() => go()}
          closable={{ 'aria-label': t('close') }}
          {...tourFooter(current, go)}
          steps={fields.map((field) => ({
            title: t(field),
            className: css.step,
            description: <p id="guide-step">{t(`${field}More`)}</p>,
            target: () => form.current!.querySelector<HTMLElement>(`[data-field=${field}]`)!,
          }))}
        />
      )}
    </div>
  )
}
