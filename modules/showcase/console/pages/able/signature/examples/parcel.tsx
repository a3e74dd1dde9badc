import { Icon, SignaturePad, type Signature } from 'atrium/ui'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { svgAddress } from '../svg-address'
import { texts } from '../text'
import { useLabels } from '../use-labels'

interface Receipt {
  name: string
  signature: Signature
}

/** The field: the pad gives its value to the form. */
function SignatureField({ onChange }: { onChange?: (signature?: Signature) => void }) {
  return <SignaturePad labels={useLabels()} onChange={(signature) => onChange?.(signature)} />
}

export default function Parcel() {
  const t = useText(texts)
  const [done, setDone] = useState<{ name: string; picture: string }>()
  if (done) {
    return (
      <div className={css.sheet}>
        <b role="status">
          <Icon name="lucide:package-check" /> {t('handedOver', { name: done.name })}
        </b>
        <div className={css.stamp}>
          <img src={done.picture} alt={t('signatureOf', { name: done.name })} />
          <Button onClick={() => setDone(undefined)}>{t('nextParcel')}</Button>
        </div>
      </div>
    )
  }
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      className={css.sheet}
      onFinish={({ name, signature }: Receipt) => setDone({ name, picture: svgAddress(signature.toSvg()) })}
    >
      <header>
        <b>{t('parcelTitle')}</b>
        <span>{t('parcelHint')}</span>
      </header>
      <Form.Item
        name="name"
        label={t('recipient')}
        rules={[{ required: true, whitespace: true, message: t('recipientMissing') }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="signature" rules={[{ required: true, message: t('missing') }]}>
        <SignatureField />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {t('handOver')}
      </Button>
    </Form>
  )
}
