import { RecordDrawer } from '#shared/crud/details/record-drawer'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import type { useDeptWork } from '../use-dept-work'
import { useDeptDetails } from './use-dept-details'

/** One department, beside the list. */
export function DeptDetails({ opening, work }: { opening: RecordOpening; work: ReturnType<typeof useDeptWork> }) {
  return <RecordDrawer opening={opening} of={useDeptDetails(work)} />
}
