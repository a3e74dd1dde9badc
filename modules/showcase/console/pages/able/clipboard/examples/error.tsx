import { Button, Input, Segmented, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const number = 'SF 1380 6624 0917'

/** The clipboards that a browser may offer; only https pages have one. */
const browsers = {
  allows: navigator.clipboard,
  rejects: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  lacks: undefined,
}

export default function Error() {
  const t = useText(texts)
  const [kind, setKind] = useState<keyof typeof browsers>('rejects')
  const field = useRef<InputRef>(null)
  const copy = async () => {
    try {
      await browsers[kind]!.writeText(number)
      notify.success(t('copied'))
    } catch {
      field.current?.select()
      notify.warning(t('selected'))
    }
  }
  const kinds = ['allows', 'rejects', 'lacks'] as const
  return (
    <div className={sample.card}>
      <span className={css.caption}>{t('browser')}</span>
      <Segmented
        block
        aria-label={t('browser')}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={setKind}
      />
      <b className={sample.title}>{t('parcel')}</b>
      <div className={css.row}>
        <Input ref={field} readOnly value={number} aria-label={t('trackingNumber')} />
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
    </div>
  )
}
