import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { navigation } from '#shared/navigation/navigation'
import { openAddressOf } from '../tabs/tab-store'

/** Opens the page of an entry; where a tab has it already, at the address of that tab. */
export function useOpenPage(): (to: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      const address = openAddressOf(to)
      void navigate(address, { replace: address === navigation().address() })
    },
    [navigate],
  )
}
