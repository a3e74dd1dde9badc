import { Icon } from 'atrium/ui/icon'
import { ErrorView } from '#shared/error-page/error-view'
import { useText } from '#shared/i18n/text'
import { useCurrentRoute } from '#shared/session/user/current-route'
import { FramedSite } from './framed-site'
import css from './iframe.module.css'
import { texts } from './text'

/** Shows the address of a menu entry in a frame. The bar above leads there where the site does not show. */
export default function IframePage() {
  const t = useText(texts)
  const { title, frameSrc } = useCurrentRoute()
  const address = webAddress(frameSrc)
  if (!address) return <ErrorView picture="broken" title={t('badAddress')} hint={t('badAddressHint')} />
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <h1 className={css.title}>{title}</h1>
        <span className={css.host}>{address.host}</span>
        <a className={css.open} href={address.href} target="_blank" rel="noreferrer">
          {t('notShown')}
          <Icon name="lucide:external-link" />
        </a>
      </div>
      <FramedSite key={address.href} title={title} address={address} />
    </div>
  )
}

/** A frame of our own origin could reach the session, so only other sites are framed. */
function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  return isWeb && address.origin !== location.origin ? address : undefined
}
