import { brokenPicture } from '../../../../media/broken-files'
import { usePictures } from '../../../../media/pictures'
import css from '../page.module.css'
import { Waterfall } from '../waterfall'

export default function Failing() {
  const pictures = usePictures().slice(12, 18)
  const lost = pictures.map((picture, index) => (index === 1 ? { ...picture, src: brokenPicture } : picture))
  return (
    <div className={css.gallery}>
      <Waterfall pictures={lost} />
    </div>
  )
}
