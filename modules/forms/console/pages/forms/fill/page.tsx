import { useSearchParams } from 'react-router'
import { formInAddress } from '../../../form-calls'
import { FillForm } from './fill-form'
import { FormsForMe } from './forms-for-me'

/** Fills in the form of the address, or without one offers those that are meant for the reader. */
export default function FillPage() {
  const [search] = useSearchParams()
  const formId = formInAddress(search)
  return formId === undefined ? <FormsForMe /> : <FillForm key={formId} formId={formId} />
}
