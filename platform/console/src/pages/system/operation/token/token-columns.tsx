import { textIn } from 'atrium/contract/language'
import { dataScopeWords } from 'atrium/contract/system/role/data-scope'
import type { ApiToken } from 'atrium/contract/system/user/token/token'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useMemo } from 'react'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'

export function useTokenColumns(): ListColumn<ApiToken>[] {
  const t = useText(texts)
  const language = useLanguage()
  return useMemo(
    () => [
      { key: 'name', title: t('name'), width: 180, isTitle: true, render: ({ tokenName }) => <b>{tokenName}</b> },
      {
        key: 'owner',
        title: t('owner'),
        width: 160,
        importance: 'high',
        render: ({ nickname, username }) => `${nickname} (${username})`,
      },
      {
        key: 'permissions',
        title: t('permissions'),
        width: 170,
        render: ({ permissions }) => (permissions ? t('count', { total: permissions.length }) : t('all')),
      },
      {
        key: 'scope',
        importance: 'low',
        title: t('scope'),
        width: 150,
        render: ({ dataScope }) => (dataScope === null ? t('ownScope') : textIn(language, dataScopeWords[dataScope])),
      },
      {
        key: 'addresses',
        importance: 'low',
        title: t('addresses'),
        width: 150,
        render: ({ addresses }) => addresses.join(', '),
      },
      { key: 'expires', title: t('expires'), width: 150, render: ({ expiresAt }) => momentText(expiresAt) },
      {
        key: 'lastUsed',
        title: t('lastUsed'),
        width: 150,
        render: ({ lastUsedAt }) => (lastUsedAt ? momentText(lastUsedAt) : t('unused')),
      },
      { key: 'state', importance: 'high', title: t('state'), width: 100, render: (token) => <State token={token} /> },
    ],
    [t, language],
  )
}

const isPast = (moment: string) => Date.parse(moment) <= Date.now()

function State({ token: { expiresAt } }: { token: ApiToken }) {
  const t = useText(texts)
  const isOver = isPast(expiresAt)
  return (
    <StatusTag tone={isOver ? 'danger' : 'success'} dot>
      {t(isOver ? 'expired' : 'valid')}
    </StatusTag>
  )
}
