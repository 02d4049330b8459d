/** What the drivers of all parsers share that have the XmlPull API. */
package org.xmlbench.support.xmlpull;
