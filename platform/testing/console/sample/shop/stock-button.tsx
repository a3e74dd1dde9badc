import { IconButton } from 'atrium/ui/button'

export function StockButton() {
  return <IconButton icon="lucide:list" label="Stock" />
}
