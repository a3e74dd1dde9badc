import type { OnlineSession } from 'atrium/contract/system/online-session/online-session'
import { api } from '#shared/api/api'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useText } from '#shared/i18n/text'
import { useSessionColumns } from './session-columns'
import { source } from './source'
import { texts } from './text'
import { useKick } from './use-kick'

const id = ({ sessionId }: OnlineSession) => sessionId
const name = ({ nickname, address }: OnlineSession) => `${nickname} ${address}`

/** Who is signed in, and from where. The own session is ended by signing out. */
export default function SessionPage() {
  const t = useText(texts)
  const list = useList(source)
  const selection = useSelection(list.rows, { id, name, isFixed: ({ own }) => own })
  const kick = useKick()
  return (
    <ListPage
      page="system/session"
      title={t('sessions')}
      emptyText={t('empty')}
      filters={[
        { name: 'username', label: t('username') },
        { name: 'address', label: t('address') },
      ]}
      list={list}
      rowKey={id}
      columns={useSessionColumns()}
      selection={selection}
      bulkActions={[
        {
          key: 'end',
          label: t('end'),
          icon: 'lucide:log-out',
          call: api.onlineSessions.kick,
          isDanger: true,
          run: kick,
        },
      ]}
      rowActions={{
        name,
        of: (session) =>
          session.own
            ? []
            : [
                {
                  key: 'end',
                  label: t('end'),
                  call: api.onlineSessions.kick,
                  isDanger: true,
                  onSelect: () => kick([session]),
                },
              ],
      }}
    />
  )
}
