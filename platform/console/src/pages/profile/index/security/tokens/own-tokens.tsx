import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import type { TokenCalls } from '#shared/session/api-tokens/token-calls'
import { Tokens } from '#shared/session/api-tokens/tokens'
import { withBase } from '#shared/browser/base-path'
import { useText } from '#shared/i18n/text'
import css from './own-tokens.module.css'
import { texts } from './text'

const calls: TokenCalls = {
  list: () => queryOf(api.ownTokens.list),
  permissions: () => queryOf(api.ownTokens.permissions),
  add: (write, body, options) => write(api.ownTokens.add, { body }, options),
  rename: (write, body, options) => write(api.ownTokens.rename, { body }, options),
  revoke: (write, ids, options) => write(api.ownTokens.revoke, { query: { ids } }, options),
}

/** The API tokens of the person: makes them, each of which shows once, and revokes them. */
export function OwnTokens() {
  const t = useText(texts)
  return (
    <Tokens
      calls={calls}
      hint={
        <>
          {t('hint')}
          {!__BROWSER_RUNTIME__ && (
            <>
              {' '}
              <a className={css.docs} href={withBase('/api/docs')} target="_blank" rel="noreferrer">
                {t('docs')}
              </a>
            </>
          )}
        </>
      }
      words={{ list: t('list'), empty: t('empty'), allRights: t('allRights'), ownScope: t('ownScope') }}
    />
  )
}
