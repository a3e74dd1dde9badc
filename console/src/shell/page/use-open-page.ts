import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { navigation } from '#shared/session/navigation/navigation'
import { openAddressOf } from '../tabs/tab-store'

/** Opens what an entry leads to: its page as it was left, where it is open in a tab. */
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
