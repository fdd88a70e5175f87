import './app/platform-provided'
import { start } from './app/start'

void start()
