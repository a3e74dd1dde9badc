import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { navigation } from '../../shared/session/navigation/navigation'
import { readToken } from '../../shared/session/token'
import { openAddressOf, showAhead, useTabs } from '../tabs/tab-store'

let turns = 0

/**
 * Opens what an entry leads to: its page as it was left, where it is open in a tab. A page that is kept shows at once, and
 * the router, which takes several times as long, follows behind that frame.
 */
export function useOpenPage(): (to: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      const turn = ++turns
      const address = openAddressOf(to)
      const former = navigation().address()
      if (address === former) return void navigate(address, { replace: true })
      // Without a token the guard has to come first.
      const takeBack = readToken() === undefined ? undefined : showAhead(address)
      if (!takeBack) return void navigate(address)
      afterFrame(async () => {
        // Another page was opened in the same frame.
        if (turn !== turns || !useTabs.getState().isAhead) return
        await navigate(address)
        // Nothing stands in its way today; a page that asks before it is left would.
        if (navigation().address() === former) takeBack()
      })
    },
    [navigate],
  )
}

function afterFrame(task: () => Promise<void>): void {
  requestAnimationFrame(() => setTimeout(() => void task()))
}
