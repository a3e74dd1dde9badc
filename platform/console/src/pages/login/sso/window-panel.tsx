import { useEffect } from 'react'
import { useText } from '#shared/i18n/text'
import { tellOpener } from '#shared/session/sso/window'
import { Panel } from '../password/panel'
import { texts } from './text'

/** Hands what the provider said to the page that opened this window. */
export function WindowPanel({ callback }: { callback: string }) {
  const t = useText(texts)
  useEffect(() => tellOpener(callback), [callback])
  return <Panel title={t('handedOver')} hint={t('handedOverHint')} />
}
