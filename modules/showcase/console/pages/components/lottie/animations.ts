export { default as loading } from '../../../media/animations/loading.lottie.json?url'
export { default as openBox } from '../../../media/animations/open-box.lottie.json?url'
export { default as success } from '../../../media/animations/success.lottie.json?url'
