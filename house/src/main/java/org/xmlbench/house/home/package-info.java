/** The distribution on disk: what every fork gets, and the drivers that are there. */
package org.xmlbench.house.home;
