import { FromStore } from '#shared/feedback/page-store'
import { AnonymiseDrawer, ExportDrawer } from '../../user-dialogs'
import type { usePersonData } from './use-person-data'

/** The drawers with the data of one user. */
export function PersonDrawers({ data: { store, close } }: { data: ReturnType<typeof usePersonData> }) {
  return (
    <FromStore store={store}>
      {({ user, drawer }) =>
        user && (
          <>
            <ExportDrawer user={user} isOpen={drawer === 'export'} onClose={close} />
            <AnonymiseDrawer user={user} isOpen={drawer === 'anonymise'} onClose={close} />
          </>
        )
      }
    </FromStore>
  )
}
