/** MXParser, the fork of XPP3's parser that XStream keeps. */
package org.xmlbench.drivers.mxparser;
