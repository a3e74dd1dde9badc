import type { ProviderTest } from 'atrium/contract/system/user/sso/identity-provider'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { Facts } from '#shared/facts/facts'
import { useText } from '#shared/i18n/text'
import { returnPath } from '#shared/navigation/return-path'
import { Panel, Way } from '../password/panel'
import { RejectedPanel } from './rejected-panel'
import css from './sso.module.css'
import type { Returned } from './returned'
import { outcomeTexts, texts } from './text'
import { useFinish } from './use-finish'
import { WaitingPanel } from './waiting-panel'

/** Shows what a test of a provider brought, which signs nobody in. */
export function TestPanel({ begun, callback }: Returned) {
  const t = useText(texts)
  const [result, setResult] = useState<ProviderTest>()
  const error = useFinish(async () =>
    setResult(await request(api.identityProviders.test, { body: { key: begun.key, callback } }, { message: false })),
  )
  if (error) return <RejectedPanel begun={begun} error={error} />
  if (!result) return <WaitingPanel title={t('testing')} hint={t('waiting')} />
  return <TestResult result={result} path={returnPath(begun.returnTo)} />
}

function TestResult({ result, path }: { result: ProviderTest; path: string }) {
  const t = useText(texts)
  const outcome = useText(outcomeTexts)
  const { claims, username, roles } = result
  return (
    <Panel title={t('tested')} hint={outcome(result.outcome, { username })} isWide>
      <Facts
        facts={[
          [t('username'), username],
          [t('roles'), roles.join(t('comma'))],
        ]}
      />
      <h2 className={css.heading}>{t('claims')}</h2>
      {/* It scrolls, which the keyboard needs the focus for. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={css.claims} role="region" aria-label={t('claims')} tabIndex={0}>
        {claims}
      </pre>
      <Way path={path} isMain>
        {t('toProviders')}
      </Way>
    </Panel>
  )
}
