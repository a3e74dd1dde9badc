import type { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { loginPath, returnPath } from '#shared/navigation/return-path'
import type { Begun } from '#shared/session/sso/begun'
import { Panel, Way } from '../password/panel'
import css from '../password/password.module.css'
import { hintTexts, texts } from './text'

/** Says that this tab began no visit of a provider, or has ended it. */
export function NotBegunPanel() {
  const t = useText(texts)
  return (
    <Panel title={t('notBegun')} hint={t('notBegunHint')}>
      <Way path="/login" isMain>
        {t('toLogin')}
      </Way>
    </Panel>
  )
}

const titles = { signIn: 'notSignedIn', link: 'notLinked', test: 'notTested' } as const
const ways = { signIn: 'toLogin', link: 'toProfile', test: 'toProviders' } as const

interface RejectedPanelProps {
  begun: Begun
  error: RequestError
}

/** Says why a visit of a provider came to nothing, and what the person can do. */
export function RejectedPanel({ begun: { purpose, returnTo }, error }: RejectedPanelProps) {
  const t = useText(texts)
  const hint = useText(hintTexts)
  const code = error.result?.error
  const isDenied = code === 'sso.denied'
  const path = returnPath(returnTo)
  return (
    <Panel title={t(isDenied ? 'denied' : titles[purpose])}>
      <div role={isDenied ? 'status' : 'alert'}>
        <p className={css.hint}>{isDenied ? t('deniedHint') : error.msg}</p>
        {isHinted(code) && <p className={css.hint}>{hint(code)}</p>}
      </div>
      <Way path={purpose === 'signIn' ? loginPath(path) : path} isMain>
        {t(ways[purpose])}
      </Way>
    </Panel>
  )
}

type Hinted = keyof typeof hintTexts.pairs

const isHinted = (code: string | undefined): code is Hinted =>
  code !== undefined && Object.hasOwn(hintTexts.pairs, code)
