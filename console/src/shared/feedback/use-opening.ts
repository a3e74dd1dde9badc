import { useState } from 'react'

/**
 * Whether a drawer is open, and for which record.
 * @example
 * const [details, openDetails, closeDetails] = useOpening()
 * <UserDetails userId={details.id} isOpen={details.isOpen} onClose={closeDetails} />
 */
export function useOpening() {
  const [state, setState] = useState({ id: 0, isOpen: false })
  const open = (id = 0) => setState({ id, isOpen: true })
  return [state, open, () => setState({ ...state, isOpen: false })] as const
}
