import type { Layout } from '#shared/settings/settings'
import { Sidebar } from '../sidebar/sidebar'
import { ColumnsMenu } from './columns-menu'

/** What is at the left of the page, if anything. */
export function Side({ layout }: { layout: Layout }) {
  if (layout === 'classic') return <Sidebar />
  if (layout === 'tradition') return <Sidebar below />
  return layout === 'columns' ? <ColumnsMenu /> : null
}
