import type { ApiToken } from 'atrium/contract/system/user/token/token'
import { api } from '#shared/api/api'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useText } from '#shared/i18n/text'
import { source } from './source'
import { texts } from './text'
import { useTokenColumns } from './token-columns'
import { useRevoke } from './use-revoke'

const id = ({ tokenId }: ApiToken) => tokenId
const name = ({ tokenName, username }: ApiToken) => `${tokenName} ${username}`

/** The API tokens of all people in one's scope, which their administrators revoke. */
export default function TokenPage() {
  const t = useText(texts)
  const list = useList(source)
  const selection = useSelection(list.rows, { id, name })
  const revoke = useRevoke()
  const action = { label: t('revoke'), call: api.apiTokens.revoke, isDanger: true }
  return (
    <ListPage
      page="system/operation/token"
      title={t('tokens')}
      emptyText={t('empty')}
      filters={[
        { name: 'username', label: t('username') },
        { name: 'tokenName', label: t('name') },
      ]}
      list={list}
      rowKey={id}
      columns={useTokenColumns()}
      selection={selection}
      bulkActions={[{ ...action, key: 'revoke', icon: 'lucide:ban', run: revoke }]}
      rowActions={{ name, of: (token) => [{ ...action, key: 'revoke', onSelect: () => revoke([token]) }] }}
    />
  )
}
