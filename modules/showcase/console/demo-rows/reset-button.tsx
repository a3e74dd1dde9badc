import { Button } from 'antd'
import { useWrite } from 'atrium/console/data'
import { confirm } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { api } from '#calls/showcase'
import { texts } from './text'

interface ResetButtonProps {
  onReset?: () => void
}

/** Gives the signed-in person the original thousand rows back, after a confirmation. */
export function ResetButton({ onReset }: ResetButtonProps) {
  const t = useText(texts)
  const write = useWrite()
  const run = async () => {
    await write(api.table.resetDemoRows, {}, { done: t('resetDone') })
    onReset?.()
  }
  const ask = () => void confirm({ title: t('resetQuestion'), hint: t('resetHint'), action: t('reset'), run })
  return (
    <Button type="text" icon={<Icon name="lucide:rotate-ccw" />} onClick={ask}>
      {t('reset')}
    </Button>
  )
}
