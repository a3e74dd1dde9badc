import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

interface UnfoldButtonProps {
  list: {
    filters: Readonly<Record<string, string | undefined>>
    isAllOpen: boolean
    setAllOpen: (all: boolean) => void
  }
}

/** Opens or closes all rows of a tree. While a filter is in force all are open. */
export function UnfoldButton({ list }: UnfoldButtonProps) {
  const t = useText(texts)
  const { filters, isAllOpen, setAllOpen } = list
  return (
    <Button
      icon={<Icon name={isAllOpen ? 'lucide:chevrons-down-up' : 'lucide:chevrons-up-down'} />}
      disabled={Object.keys(filters).length > 0}
      onClick={() => setAllOpen(!isAllOpen)}
    >
      {t(isAllOpen ? 'foldAll' : 'unfoldAll')}
    </Button>
  )
}
