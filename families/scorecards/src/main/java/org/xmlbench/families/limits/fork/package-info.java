/** The fork that searches where a library stops, as programs set it up. Nothing is timed here. */
package org.xmlbench.families.limits.fork;
