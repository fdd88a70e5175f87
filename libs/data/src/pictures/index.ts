export { uploadPicture } from './pictures'
