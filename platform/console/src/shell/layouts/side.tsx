import type { Layout } from '#shared/settings/settings'
import { Sidebar } from '../sidebar/sidebar'
import { ColumnsMenu } from './columns-menu'

/** The part at the left of the page, if the layout has one. */
export function Side({ layout }: { layout: Layout }) {
  if (layout === 'classic') return <Sidebar />
  if (layout === 'tradition') return <Sidebar below />
  return layout === 'columns' ? <ColumnsMenu /> : null
}
