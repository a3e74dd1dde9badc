import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request, RequestError } from 'atrium/console/data'
import { api } from '#calls/forms'

/** The form to fill in. One that is not there for the reader is no error to announce: the page says so. */
export function useFormToFill(formId: number) {
  const input = { query: { formId } }
  // A cached draft could be older than the one of another device, so each mount has a key of its own.
  const visit = useId()
  const reading = useQuery({
    queryKey: ['form to fill', formId, visit],
    queryFn: ({ signal }) => request(api.formFilling.read, input, { signal, message: false }),
    retry: false,
    // A form that is being filled in stays as it is; a newer one is noticed when it is sent.
    staleTime: Infinity,
  })
  const { error } = reading
  return { ...reading, isMissing: error instanceof RequestError && error.result?.error === 'form.notOffered' }
}
