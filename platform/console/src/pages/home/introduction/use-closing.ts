import type { Dashboard, IntroductionKind } from 'atrium/contract/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

const { method, path } = api.dashboard.read
/** The dashboard in each range and language that was read. */
const everyDashboard = { queryKey: [`${method} ${path}`] }

/** Returns the function that closes an introduction for good, and offers to show it again. It comes back where the call fails. */
export function useClosing(kind: IntroductionKind): () => void {
  const t = useText(texts)
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries(everyDashboard)
  const set = (isShown: boolean) => request(api.dashboard.setIntroduction, { body: { kind, isShown } })
  // The failed call has shown a message.
  const showAgain = () => void set(true).then(readAgain, () => undefined)
  return () => {
    client.setQueriesData<Dashboard>(everyDashboard, (data) => data && { ...data, introduction: null })
    void set(false).then(
      () => notify.success(t('closed', { title: t(kind) }), { action: { label: t('undo'), run: showAgain } }),
      readAgain,
    )
  }
}
