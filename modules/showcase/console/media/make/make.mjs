// Makes the media files of the showcase: node modules/showcase/console/media/make/make.mjs
import { join } from 'node:path'
import { makeAnimations } from './animations/animations.mjs'
import { makeClip } from './clip/clip.mjs'
import { makeCovers } from './covers.mjs'
import { makePictures } from './pictures.mjs'
import { makeTunes } from './tunes/tunes.mjs'
import { withEncoders } from './webm.mjs'

const folder = join(import.meta.dirname, '..')

makePictures(join(folder, 'pictures'))
makeCovers(join(folder, 'covers'))
makeAnimations(join(folder, 'animations'))
await withEncoders(async (page) => {
  await makeTunes(join(folder, 'tunes'), page)
  await makeClip(join(folder, 'clip'), page)
})
