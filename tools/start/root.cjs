'use strict';

const { resolve } = require('node:path');

/** The folder of the whole project. */
exports.ROOT = resolve(__dirname, '../..');
