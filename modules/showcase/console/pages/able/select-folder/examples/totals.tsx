import { useFolder } from '#modules/showcase/parts/input/folder/use-folder'
import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { FolderStatus } from '../folder-status'
import { KindTotals, LargestFiles } from '../folder-totals'
import css from '../page.module.css'
import { useSampleFolder } from '../sample-folder'
import { texts } from '../text'

export default function Totals() {
  const t = useText(texts)
  const { current, choose, cancel, input } = useFolder(useSampleFolder())
  const button = (
    <Button className={css.start} icon={<Icon name="lucide:folder-open" />} onClick={choose}>
      {t('chooseOther')}
    </Button>
  )
  return (
    <div className={css.card}>
      <input hidden {...input} />
      <FolderStatus current={current} onCancel={cancel} action={button}>
        {(folder) => (
          <>
            {button}
            <KindTotals folder={folder} />
            <LargestFiles folder={folder} />
          </>
        )}
      </FolderStatus>
    </div>
  )
}
