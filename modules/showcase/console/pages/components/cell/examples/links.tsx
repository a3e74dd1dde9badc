import { Cell, CellGroup } from '#modules/showcase/parts/data/cell'
import { Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function Links() {
  const t = useText(texts)
  const [address, setAddress] = useState('https://example.com')
  return (
    <div className={css.phone}>
      <Input
        value={address}
        aria-label={t('link')}
        placeholder={t('linkHint')}
        onChange={(event) => setAddress(event.target.value)}
      />
      <CellGroup badAddress={t('badAddress')} note={t('linkHint')}>
        <Cell icon="lucide:globe" tone="info" title={t('website')} note={address} href={address} />
      </CellGroup>
      <CellGroup title={t('examples')} badAddress={t('badAddress')}>
        <Cell title={t('whole')} note="http://example.com/help" href="http://example.com/help" />
        <Cell title={t('noProtocol')} value="example.com" href="example.com" />
        <Cell title={t('mail')} value="mailto:" href="mailto:lin@example.com" />
        <Cell title={t('script')} value="javascript:" href={['javascript', 'alert(1)'].join(':')} />
      </CellGroup>
    </div>
  )
}
