import type { FolderFile } from '#modules/showcase/parts/input/folder/folder'
import { useFolder } from '#modules/showcase/parts/input/folder/use-folder'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { FileView } from '../file-view'
import { FolderStatus } from '../folder-status'
import { FolderTree } from '../folder-tree'
import css from '../page.module.css'
import { useSampleFolder } from '../sample-folder'
import { texts } from '../text'

export default function Browse() {
  const t = useText(texts)
  const sampleFolder = useSampleFolder()
  const { current, choose, read, cancel, input } = useFolder()
  const [chosen, setChosen] = useState<FolderFile>()
  const isReady = current.state === 'ready'
  const buttons = (
    <div className={isReady ? css.row : `${css.row} ${css.middle}`}>
      <Button type={isReady ? 'default' : 'primary'} icon={<Icon name="lucide:folder-open" />} onClick={choose}>
        {t(isReady ? 'chooseOther' : 'choose')}
      </Button>
      <Button onClick={() => read(sampleFolder)}>{t('sample')}</Button>
    </div>
  )
  return (
    <div className={css.card}>
      <input hidden {...input} />
      <FolderStatus current={current} onCancel={cancel} action={buttons}>
        {(folder) => (
          <>
            {buttons}
            <div className={css.panes}>
              <FolderTree folder={folder} chosen={chosen} onChoose={setChosen} />
              <FileView file={chosen && folder.files.includes(chosen) ? chosen : undefined} />
            </div>
          </>
        )}
      </FolderStatus>
    </div>
  )
}
