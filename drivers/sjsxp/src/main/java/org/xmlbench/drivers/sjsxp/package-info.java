/** SJSXP, Sun's StAX parser before it became the platform's. */
package org.xmlbench.drivers.sjsxp;
