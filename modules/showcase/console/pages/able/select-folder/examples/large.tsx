import { useFolder } from '#modules/showcase/parts/input/folder/use-folder'
import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { FolderStatus } from '../folder-status'
import { FolderTree } from '../folder-tree'
import { largeFolder } from '../large-folder'
import css from '../page.module.css'
import { texts } from '../text'

export default function Large() {
  const t = useText(texts)
  const { current, read, cancel } = useFolder()
  const button = (
    <Button
      className={css.start}
      type={current.state === 'none' ? 'primary' : 'default'}
      onClick={() => read(largeFolder(t('archiveName'), t('scan')))}
    >
      {t(current.state === 'none' ? 'start' : 'again')}
    </Button>
  )
  return (
    <div className={css.card}>
      <FolderStatus current={current} onCancel={cancel} action={button}>
        {(folder) => (
          <>
            {button}
            <FolderTree folder={folder} onChoose={() => undefined} />
          </>
        )}
      </FolderStatus>
    </div>
  )
}
