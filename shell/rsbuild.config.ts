import { shellConfig } from '../rsbuild.base'

export default shellConfig()
