import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Whether a user has a second factor, for who may reset it. */
export function FactorFact({ userId }: { userId: number }) {
  const t = useText(texts)
  const { data } = useQuery(queryOf(api.users.factors, { query: { userId } }))
  if (!data) return null
  const isOn = data.factors.length + data.passkeys.length > 0
  return <StatusTag tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'factorOn' : 'factorOff')}</StatusTag>
}
