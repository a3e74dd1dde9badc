import { ErrorState } from 'atrium/ui/feedback/view-state'
import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useParams } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { recordId } from '#shared/crud/rows/use-list-params'
import { ListSkeleton } from '#shared/crud/table/list-skeleton'
import { ErrorView } from '#shared/error-page/error-view'
import { useLanguage, useText } from '#shared/i18n/text'
import { leavePage } from '#shared/navigation/leave-page'
import { useRecordTitle } from '#shared/navigation/record-title'
import { Members } from './members'
import { texts } from './text'

/** Who holds a role, which the path names by its id. */
export default function AuthUserPage() {
  const t = useText(texts)
  const language = useLanguage()
  const { roleId = '' } = useParams()
  const isId = recordId(roleId)
  const input = { query: { roleId: Number(roleId) } }
  const role = useQuery({
    ...queryOf(api.roles.read, input),
    // What is not there is said by the page itself.
    queryFn: ({ signal }) => request(api.roles.read, input, { signal, message: false }),
    enabled: isId,
  })
  useRecordTitle(role.data?.roleName, role.data?.roleNameEn)
  if (!isId || isMissing(role.error)) return <NoRole />
  if (role.data) {
    const { roleName, roleNameEn } = role.data
    return <Members key={roleId} roleId={role.data.roleId} roleName={inLanguage(language, roleName, roleNameEn)} />
  }
  if (role.isPending) return <ListSkeleton columns={5} />
  return <ErrorState title={t('failed')} action={<Button onClick={() => void role.refetch()}>{t('retry')}</Button>} />
}

function isMissing(error: Error | null): boolean {
  return error instanceof RequestError && (error.code === 404 || error.code === 400)
}

function NoRole() {
  const t = useText(texts)
  return (
    <ErrorView picture="missing" title={t('noRole')} hint={t('noRoleHint')}>
      <button type="button" onClick={() => leavePage(rolesPath)}>
        {t('toRoles')}
      </button>
    </ErrorView>
  )
}

const rolesPath = '/system/role'
