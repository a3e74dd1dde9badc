import type { TrustedBrowser } from 'atrium/contract/system/user/trusted-browser'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import { AgentName } from '#shared/facts/agent/agent-name'
import { agentText } from '#shared/facts/agent/agent-text'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import css from '#shared/facts/owned/owned-list.module.css'
import { UnreadSection } from '#shared/facts/owned/unread-section'
import { texts } from './text'

/** The browsers in which the person is asked for no second factor. */
export function OwnBrowsers() {
  const t = useText(texts)
  const { data: browsers, isError, refetch } = useQuery(queryOf(api.ownBrowsers.list))
  if (!browsers) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  if (browsers.length === 0) return <p className={css.empty}>{t('empty')}</p>
  return (
    <>
      <div className={css.top}>
        <p>{t('hint')}</p>
      </div>
      <ul className={css.list} aria-label={t('list')}>
        {browsers.map((browser) => (
          <BrowserRow key={browser.browserId} browser={browser} />
        ))}
      </ul>
    </>
  )
}

function BrowserRow({ browser }: { browser: TrustedBrowser }) {
  const t = useText(texts)
  const write = useWrite()
  const { browserId, agent, address, lastUsedAt, expiresAt, own } = browser
  const name = [agentText(agent), address].filter(Boolean).join(' · ')
  const remove = () =>
    void confirm({
      title: t('ask', { name }),
      hint: t('askHint'),
      action: t('remove'),
      isDanger: true,
      run: () => write(api.ownBrowsers.end, { query: { ids: String(browserId) } }, { done: t('removed') }),
    })
  return (
    <li>
      <Icon name="lucide:monitor-check" size={20} />
      <div>
        <b>
          <AgentName agent={agent} />
          {own && <StatusTag tone="primary">{t('own')}</StatusTag>}
        </b>
        <p>
          <span>{address}</span>
          <span>{t('until', { moment: momentText(expiresAt) })}</span>
          {lastUsedAt && <span>{t('used', { moment: momentText(lastUsedAt) })}</span>}
        </p>
      </div>
      <Button size="small" danger type="text" aria-label={t('removeOf', { name })} onClick={remove}>
        {t('remove')}
      </Button>
    </li>
  )
}
