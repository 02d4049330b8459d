/** kXML 2, the pull parser of small devices and of Android's first years. */
package org.xmlbench.drivers.kxml2;
