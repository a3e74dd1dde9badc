import type { RecordOpening } from '../../details/use-record-opening'
import { useRecordInAddress } from '../../form/use-record-in-address'
import { useCan } from '#shared/session/user/access'
import type { KindPage, useKindWork } from '../use-kind-work'

interface Places extends Pick<ReturnType<typeof useKindWork>, 'form'> {
  readonly opening: RecordOpening
  readonly isBin: boolean
}

/** Opens the record that the address names: in its details, or where the page says so in its form. Records in the bin have neither. */
export function useOpenedRecord({ calls, parts }: KindPage, { form, opening, isBin }: Places): void {
  const can = useCan()
  const isForm = parts.recordOpens === 'form'
  const open = isForm ? (can(calls.edit) ? form.edit : undefined) : opening.openDrawer
  useRecordInAddress(isForm ? form : opening, isBin ? undefined : open)
}
